/** Length of an embedding. */
export const embeddingLength = 384;

/**
 * Computes sentence embeddings with all-MiniLM-L6-v2: mean-pooled, of unit length, keyed by text. Embeds equal texts
 * once.
 */
export type Encoder = { embed(texts: Iterable<string>): Promise<Map<string, Float32Array>> };
