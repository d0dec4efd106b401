import { expect, it } from 'vitest';
import type { CallFile } from '../contract/call-facts.ts';
import { changeFileKind } from './change-file-kind.ts';
import { add, notice } from './testing/add-file.ts';
import { analysisOf, fileOf, harborNotice } from './testing/harbor-call.ts';

const quote = 'Applications are due September 24, 2027, by 5:00 p.m. ET.';
const later = analysisOf({
  deadline: { date: '2027-09-24', time: '17:00', timeZone: 'ET', quote },
  requirements: [{ text: quote, quote, kind: 'deadline', mandatory: true }],
});
const callWith = (kind: CallFile['kind']) => add(later, fileOf(kind, 'revised.docx')).analysis;
const changed = (from: CallFile['kind'], kind: CallFile['kind']) => {
  const analysis = callWith(from);
  return changeFileKind(analysis, { files: analysis.details.files ?? [], index: 1, kind });
};

it('merges the files as if the file had always had this kind', () => {
  expect(callWith('form').details.deadline?.date).toBe('2027-09-10');
  expect(changed('form', 'amendment').details).toEqual(callWith('amendment').details);
  expect(changed('form', 'amendment').details.deadline?.date).toBe('2027-09-24');
  expect(changed('amendment', 'form').details.deadline?.date).toBe('2027-09-10');
});

it('records only the new kind of a single file', () => {
  const single = harborNotice();
  const { details, ...rest } = changeFileKind(single, { files: [notice], index: 0, kind: 'faq' });
  expect(details).toEqual({ ...single.details, files: [{ ...notice, kind: 'faq' }] });
  expect(rest).toEqual({ ...single, details: undefined });
});

it('keeps every file', () => {
  const repeated = analysisOf({ files: [notice, fileOf('faq', notice.name)] });
  const analysis = { ...repeated, fileAnalyses: [harborNotice(), harborNotice()] };
  const { files = [] } = analysis.details;
  const kinds = changeFileKind(analysis, { files, index: 1, kind: 'notice' }).details.files;
  expect(kinds?.map(({ kind }) => kind)).toEqual(['notice', 'notice']);
});
