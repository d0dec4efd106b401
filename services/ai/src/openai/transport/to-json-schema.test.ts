import { describe, expect, it } from 'vitest';
import { analysisSchema } from '../analysis/analysis-schema.ts';
import { extractionSchema } from '../extraction/extraction-schema.ts';
import { toJsonSchema } from './to-json-schema.ts';

type Node = { [key: string]: unknown };
const nodes = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null
    ? [value as Node, ...Object.values(value).flatMap(nodes)]
    : [];

describe.each([
  ['analysis', analysisSchema],
  ['extraction', extractionSchema],
])('the schema of an %s', (_, schema) => {
  const all = nodes(toJsonSchema(schema, false));

  it('is strict: objects have no additional properties, and all fields are required', () => {
    const objects = all.filter((node) => node['type'] === 'object');
    expect(objects.length).toBeGreaterThan(0);
    for (const node of objects) {
      expect(node['additionalProperties']).toBe(false);
      expect(node['required']).toEqual(Object.keys(node['properties'] as Node));
    }
  });

  it('limits every list with maxItems, and every string in its description', () => {
    for (const node of all.filter((each) => each['type'] === 'array'))
      expect(node['maxItems']).toBeGreaterThan(0);
    const texts = all.filter((node) => node['type'] === 'string' && !node['enum']);
    expect(texts.length).toBeGreaterThan(0);
    for (const node of texts) expect(node['description']).toMatch(/At most \d+ characters\.$/);
  });

  it('limits every string with maxLength on request, in a form that local servers can compile', () => {
    const bounded = nodes(toJsonSchema(schema, true));
    const texts = bounded.filter((node) => node['type'] === 'string' && !node['enum']);
    expect(texts.length).toBeGreaterThan(0);
    for (const node of texts) {
      expect(node['maxLength']).toBeGreaterThan(0);
      expect(node['maxLength']).toBeLessThan(2_000);
    }
  });

  it('omits keywords that strict outputs reject', () => {
    const words = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'pattern'];
    for (const node of all)
      if (!('properties' in node && node['type'] !== 'object'))
        for (const word of words) expect(node).not.toHaveProperty(word);
  });
});
