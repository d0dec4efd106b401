/** Returns the metrics in a `/metrics` response, each with its labels. */
export function parseLabels(text: string): Map<string, Set<string>> {
  const metrics = new Map<string, Set<string>>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const endings = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const ending of endings) metrics.set(`${name}${ending}`, new Set(['service']));
  }
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-zA-Z_:][\w:]*)\{(.*)\} \S+$/gm))
    for (const [, label = ''] of labels.matchAll(/\b([a-zA-Z_]\w*)="/g))
      metrics.get(name)?.add(label);
  return metrics;
}
