import type { Metrics } from '../service/index.ts';

/**
 * Returns the value of a metric as in `/metrics` (including `…_count` of a histogram): the sum over all label sets that
 * match, or undefined if none match.
 */
export async function metricValue(
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  labels: Record<string, string | number> = {},
): Promise<number | undefined> {
  const values = (await registry.getMetricsAsJSON())
    .flatMap((metric) => metric.values.map((value) => ({ ...value, name: nameOf(metric, value) })))
    .filter((value) => value.name === name)
    .filter((value) =>
      Object.entries(labels).every(
        ([label, expected]) => String(Reflect.get(value.labels, label)) === String(expected),
      ),
    );
  return values.length === 0 ? undefined : values.reduce((sum, { value }) => sum + value, 0);
}

/** Each sample of a histogram has a separate name. */
const nameOf = (metric: { name: string }, value: object) =>
  'metricName' in value ? String(value.metricName) : metric.name;
