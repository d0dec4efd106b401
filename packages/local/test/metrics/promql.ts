/** A metric in a query, with the labels in its selector. */
export type QueriedMetric = { metric: string; labels: string[] };

const words = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/**
 * Returns the metrics in a PromQL expression. Parses only the syntax used in our queries: names with or without a
 * selector, ranges, functions and aggregation labels.
 */
export function queriedMetrics(expression: string): QueriedMetric[] {
  const bare = expression
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^[\]]*\]/g, '');
  const queried: QueriedMetric[] = [];
  for (const [, metric = '', selector = ''] of bare.matchAll(
    /("(?:[^"\\]|\\.)*"|[a-zA-Z_:][\w:]*)(\s*\{(?:"[^"]*"|[^}"])*\}|\s*\()?/g,
  )) {
    const isCall = selector.trim().startsWith('(');
    if (metric.startsWith('"') || isCall || words.has(metric)) continue;
    const labels = [...selector.matchAll(/\b([a-zA-Z_]\w*)\s*(?:=~|!~|!=|=)\s*"/g)];
    queried.push({ metric, labels: labels.map(([, label = '']) => label) });
  }
  return queried;
}

/** Returns the labels in `by` clauses. */
export const listGroupingLabels = (expression: string): string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((label) => label.trim());
