import type { Guidelines } from '../guidelines.ts';
import type { SectionCandidate } from './candidate.ts';
import { sectionsFromTables } from './from-tables.ts';
import { sectionsFromAskedRows } from './from-asked-rows.ts';
import { sectionsFromDocumentTables } from './from-document-tables.ts';
import { sectionsFromHeadings } from './from-headings.ts';
import { sectionsFromAnnouncedHeadings } from './from-announced-headings.ts';
import { sectionsFromTemplate } from './from-template.ts';
import { sectionsFromTypedForm } from './from-typed-form.ts';
import { sectionsFromTitledPrompts } from './from-titled-prompts.ts';
import { sectionsFromDescribedForm } from './from-described-form.ts';
import { sectionsFromLists } from './from-lists.ts';
import { sectionsFromBareLines } from './from-bare-lines.ts';
import { sectionsFromOrders } from './from-orders.ts';
import { sectionsFromNestedLists } from './from-nested-lists.ts';
import { sectionsFromLabels } from './from-labels.ts';
import { sectionsFromLabelLines } from './from-label-lines.ts';
import { sectionsFromMarkedParts } from './from-marked-parts.ts';
import { sectionsFromNumberedChecklist } from './from-numbered-checklist.ts';
import { sectionsFromRunInTitles } from './from-run-in-titles.ts';
import { sectionsFromScoredTitles } from './from-scored-titles.ts';
import { sectionsFromStarredFields } from './from-starred-fields.ts';
import { sectionsFromToldInline } from './from-told-inline.ts';
import { sectionsFromPartsInProse } from './from-parts-in-prose.ts';

/** What names the parts of an application in so many words: tables, headings, lists, labels. */
export const clearReads: ((guidelines: Guidelines) => SectionCandidate[])[] = [
  sectionsFromTables,
  sectionsFromAskedRows,
  sectionsFromDocumentTables,
  sectionsFromHeadings,
  sectionsFromAnnouncedHeadings,
  sectionsFromTemplate,
  sectionsFromTypedForm,
  sectionsFromTitledPrompts,
  sectionsFromDescribedForm,
  sectionsFromLists,
  sectionsFromBareLines,
  sectionsFromOrders,
  sectionsFromNestedLists,
  sectionsFromLabels,
  sectionsFromLabelLines,
  sectionsFromMarkedParts,
  sectionsFromNumberedChecklist,
  sectionsFromRunInTitles,
  sectionsFromScoredTitles,
  sectionsFromStarredFields,
  sectionsFromToldInline,
  sectionsFromPartsInProse,
];
