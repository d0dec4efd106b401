import { metricValue } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { documentsSettingsSchema } from '../src/config.ts';
import { libraryUnderTest } from './support/library.ts';
import { makeDocx, paragraph } from './support/make-docx.ts';

const settings = documentsSettingsSchema.parse({ EXTRACTION_TIMEOUT_MS: '1000' });
const { service, person, as } = libraryUnderTest({ settings });

it('counts killed extractions by the limit they exceeded', async () => {
  const paragraphs = Array.from({ length: 200_000 }, (_, index) => paragraph(`Paragraph ${index}`));
  const response = await as(person()).readFile(makeDocx(paragraphs.join('')), 'long.docx');
  expect(response.status).toBe(422);
  const kills = (reason: string) =>
    metricValue(service.running.metrics, 'sandbox_kills_total', { sandbox: 'extraction', reason });
  expect(await kills('time')).toBe(1);
  expect(await kills('memory')).toBeUndefined();
});
