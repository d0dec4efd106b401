/**
 * Delays between attempts through the broker, in milliseconds. They add up to a quarter of an hour, longer than an
 * upstream usually takes to recover. After the last attempt, the delivery becomes a dead letter.
 */
export const brokerRetryDelaysMs = [500, 5_000, 30_000, 120_000, 600_000];

/** Delays of the in-process bus. They are shorter, since its upstreams are in the same process. */
export const inProcessRetryDelaysMs = [100, 1_000, 5_000, 15_000];
