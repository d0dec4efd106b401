/** The folder of the trained model, relative to both the sources and the build output. */
export const modelFolder = new URL('../../model/', import.meta.url);

export const resolveModelFile = (name: string, folder = modelFolder): URL => new URL(name, folder);
