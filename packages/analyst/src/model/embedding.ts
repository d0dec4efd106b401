export const embeddingLength = 384;

/**
 * Computes sentence embeddings with all-MiniLM-L6-v2: mean-pooled, normalized to unit length, and keyed by text. Embeds
 * identical texts only once.
 */
export type Encoder = { embed(texts: Iterable<string>): Promise<Map<string, Float32Array>> };
