import type { Guidelines } from '../guidelines.ts';
import type { SectionCandidate } from './candidate.ts';
import { stepForm } from './form-steps.ts';
import { sectionsFromFormSteps } from './from-form-steps.ts';
import { sectionsFromPagedForm } from './from-paged-form.ts';
import { sectionsFromWholeTemplate } from './from-whole-template.ts';
import { pagedForm } from './paged-form.ts';
import { templateForm } from './whole-template.ts';

type Span = { start: number; end: number };
type Form = Span & { parts: SectionCandidate[] };

const ways: {
  formIn: (guidelines: Guidelines) => Span | undefined;
  read: (guidelines: Guidelines) => SectionCandidate[];
}[] = [
  { formIn: templateForm, read: sectionsFromWholeTemplate },
  { formIn: pagedForm, read: sectionsFromPagedForm },
  { formIn: stepForm, read: sectionsFromFormSteps },
];
const fewest = 2;

/** A template, a form printed page by page or one that is told step by step: its parts, and where it stands. */
export const filledForm = (guidelines: Guidelines): Form | undefined => {
  for (const { formIn, read } of ways) {
    const span = formIn(guidelines);
    const parts = span ? read(guidelines) : [];
    if (span && parts.length >= fewest) return { start: span.start, end: span.end, parts };
  }
  return undefined;
};
