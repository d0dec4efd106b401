import type { Analysis } from '../../contract/analysis.ts';
import type { CallChange, CallFile } from '../../contract/call-facts.ts';
import { addCallFile } from '../add-call-file.ts';
import { analysisOf, fileOf, harborNotice, requirement } from './harbor-call.ts';

export const notice = fileOf('notice');
export const amendment = fileOf('amendment');

export const add = (added: Analysis, addedFile: CallFile = amendment, current = harborNotice()) =>
  addCallFile({ current, added, currentFile: notice, addedFile });
export const withRequirements = (...texts: Parameters<typeof requirement>[]): Analysis =>
  analysisOf({ requirements: texts.map((each) => requirement(...each)) });
export const texts = (changes: readonly CallChange[]) =>
  changes.map(({ about, before, after }) => [about, before?.text, after?.text]);
export const doubts = (changes: readonly CallChange[]) =>
  changes.map(({ about, mayContradict = false }) => [about, mayContradict]);
export const requirementsOf = ({ analysis }: { analysis: Analysis }) =>
  analysis.details.requirements.map(({ text }) => text);
