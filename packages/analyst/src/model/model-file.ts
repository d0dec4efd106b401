/** A file of the trained model, for sources and build output alike. */
export const modelFile = (name: string): URL => new URL(`../../model/${name}`, import.meta.url);
