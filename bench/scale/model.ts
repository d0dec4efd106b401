/** A first-come, first-served queue with several servers. */
export type Station = { name: string; servers: number };

/** A kind of request, with its rate and its work at each station. */
export type Kind = {
  name: string;
  perSecond: number;
  /** The work in order, in mean milliseconds. Work marked `later` is done after the response. */
  work: { station: string; ms: number; later?: boolean }[];
  /** Milliseconds without CPU work, such as waiting for the disk or the network. */
  rest: number;
};

export type Request = { kind: Kind; cameAt: number; step: number };
export type Due = { time: number; request: Request; leaves?: string };
