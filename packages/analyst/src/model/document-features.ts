/** Whatever a document is, its opening says it. */
const openingUnits = 15;

/** One vector for a whole document: the mean of the features of its units, and of those of its opening. */
export function documentFeatures(units: readonly Float32Array[]): Float32Array {
  const [whole, opening] = [meanOf(units), meanOf(units.slice(0, openingUnits))];
  const features = new Float32Array(whole.length + opening.length);
  features.set(whole);
  features.set(opening, whole.length);
  return features;
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, i) => (mean[i] = (mean[i] ?? 0) + value / vectors.length));
  return mean;
}
