/** A file of the trained model; the same place from the sources and from what is built of them. */
export const modelFile = (name: string): URL => new URL(`../../model/${name}`, import.meta.url);
