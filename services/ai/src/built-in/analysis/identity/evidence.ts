/** One sign that a name is the one sought: how strong it is, and why a reader would take it. */
export type Evidence = { name: string; points: number; why: string };
