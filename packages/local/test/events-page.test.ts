import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { events } from '@grantwright/shared/events';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the catalog lists every consumer, so that its queue exists before the first event', async () => {
  const rules = await readConsumers();
  const listed = Object.entries(events).map(([name, { consumers }]) => [name, consumers]);
  const actual = Object.keys(events).map((name) => [
    name,
    (rules.get(name) ?? []).map(({ group }) => group),
  ]);
  expect(actual).toEqual(listed);
});

test('EVENTS.md matches the catalog and the consumers', async () => {
  const page = await readFile(`${root}docs/EVENTS.md`, 'utf8');
  const rules = await readConsumers();

  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const actual = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

  expect(actual).toEqual(
    Object.entries(events).map(([name, { type, source, data, summary }]) => [
      `\`${type}\``,
      source.slice(1),
      Object.keys(data.shape)
        .map((field) => `\`${field}\``)
        .join(', '),
      summary,
      (rules.get(name) ?? []).map(({ does }) => does).join('; ') || 'none yet',
    ]),
  );
});

type FoundConsumer = { group: string; does: string };

/** Finds the consumers by the catalog key of their event. `does` is derived from the file name. */
async function readConsumers(): Promise<Map<string, FoundConsumer[]>> {
  const rules = new Map<string, FoundConsumer[]>();
  for (const service of await readdir(`${root}services`)) {
    const folder = `${root}services/${service}/src/consumers`;
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => !name.endsWith('.test.ts'))) {
      const text = await readFile(`${folder}/${file}`, 'utf8');
      const eventName = /\bevents\.(\w+)/.exec(text)?.[1];
      if (!eventName) continue;
      const rule = basename(file, '.ts');
      const does = `${service}: ${rule.split('-when-')[0]?.replaceAll('-', ' ')}`;
      rules.set(eventName, [
        ...(rules.get(eventName) ?? []),
        { group: `${service}.${rule}`, does },
      ]);
    }
  }
  return rules;
}
