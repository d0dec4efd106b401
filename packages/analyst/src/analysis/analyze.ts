import { notACallNotes } from '@grantwright/shared/call-files';
import {
  type Analysis,
  fallbackRequirement,
  type ExtractedText,
  limits,
} from '@grantwright/shared/contract';
import { removeUncheckedBlocks } from '../document/boxes.ts';
import { splitIntoUnits } from '../document/split-into-units.ts';
import { findAiPolicy } from './ai-policy.ts';
import { findAttachments } from './attachments/find-attachments.ts';
import { findCriteria } from './criteria/find-criteria.ts';
import { findListedCriteria } from './criteria/find-listed-criteria.ts';
import { omitReplacedLines, removeOutdatedValues } from './current-values.ts';
import { writeDeadlineNotes } from './dates/write-deadline-notes.ts';
import { findDeadline } from './dates/find-deadline.ts';
import { convertSteps } from './dates/convert-steps.ts';
import { findSteps } from './dates/find-steps.ts';
import { findEligibility } from './eligibility.ts';
import { findRequirements } from './requirements/find-requirements.ts';
import { findNames } from './identity/find-names.ts';
import { isCall } from './is-call.ts';
import { isChangeOfCall, changeRole } from './requirements/classify-requirement.ts';
import { classifyUnits, type Model } from './classify-units.ts';
import { findAward } from './money/find-award.ts';
import { findBudgetRules } from './money/find-budget-rules.ts';
import { listTextsToEmbed, computeUnitFeatures } from '../model/compute-unit-features.ts';
import { createEmptyAnalysis } from './create-empty-analysis.ts';
import { writeOmittedNotes } from './notes/write-omitted-notes.ts';
import { writePlaceholderNotes } from './notes/write-placeholder-notes.ts';
import { askApplicant } from './questions/ask-applicant.ts';
import { addWeights, removeWritingRequests } from './sections/match-content.ts';
import { findSections } from './sections/find-sections.ts';
import { findSharedLimits } from './sections/find-shared-limits.ts';
import { chooseOfferedSections } from './sections/choose-offered-sections.ts';
import { classifyCallStatus } from './classify-call-status.ts';
import { isSupplement } from './is-supplement.ts';

/** Maximum number of units, which is more than any real guidelines have. Each takes 5 kB and 3 ms. */
const maxUnits = 8_000;
const tooLongNote =
  'This document is very long: only its beginning was analyzed. Upload the part that explains how to apply.';

/** Finds the requirements, sections and facts in guidelines, with a quote from the funder for each. */
export async function analyze(
  { extractedText, today }: { extractedText: ExtractedText; today: string },
  model: Model,
): Promise<Omit<Analysis, 'savedDocumentId'>> {
  const whole = splitIntoUnits({
    ...extractedText,
    blocks: removeUncheckedBlocks(extractedText.blocks),
  });
  const all = whole.units.slice(0, maxUnits);
  if (all.length === 0) return createEmptyAnalysis(extractedText);
  // An amendment that quotes long replaced texts is still short without them.
  const currentUnits = omitReplacedLines(all);
  const isPart = isSupplement(currentUnits, extractedText);
  const doc = { ...whole, units: isPart ? currentUnits : all };
  const embeddings = await model.encoder.embed(listTextsToEmbed(doc.units));
  const features = computeUnitFeatures(doc.units, embeddings);
  const classified = removeOutdatedValues(classifyUnits(doc.units, features, model), isPart);
  const units = isPart ? classified.map(changeRole) : classified;
  const found = findSections(
    isPart ? units.filter((unit) => !isChangeOfCall(unit)) : units,
    model.sections,
  );
  const isOwnCall = isCall(features, classified, { sections: found }, model.calls);
  if (!isOwnCall && !isPart) return createEmptyAnalysis(extractedText);
  const steps = findSteps(units, today);
  const deadline = findDeadline(steps, today);
  const weighted = findCriteria(units, isPart ? 'supplement' : 'call');
  const criteria = weighted.length > 0 || isPart ? weighted : findListedCriteria(units);
  const { lines: listed, omitted } = findRequirements(units);
  const lines = removeWritingRequests(listed, found);
  const { attachments, requirements } = findAttachments(lines, found);
  const limited = findSharedLimits(units, found, attachments);
  const sections = addWeights(limited.sections, criteria);
  const { program, funder } = findNames(doc, units, model);
  const offered = chooseOfferedSections(sections);
  return {
    requirements:
      requirements.length > 0 ? requirements.map(({ text }) => text) : [fallbackRequirement],
    sections: offered.sections,
    grantProgram: program,
    details: {
      provider: 'built-in',
      isCall: isOwnCall,
      status: isOwnCall
        ? classifyCallStatus(features, units, { steps, deadline }, model.statuses)
        : 'not-a-call',
      ...(funder && { funder }),
      ...(deadline && { deadline }),
      steps: convertSteps(steps),
      award: findAward(units),
      budgetRules: findBudgetRules(units),
      eligibility: findEligibility(lines, units),
      aiPolicy: findAiPolicy(units),
      ...(criteria.length > 0 && { criteria }),
      requirements,
      sections,
      ...(limited.sharedLimits.length > 0 && { sharedLimits: limited.sharedLimits }),
      ...(attachments.length > 0 && { attachments }),
      questions: askApplicant(sections),
      notes: [
        ...(isOwnCall ? [] : [notACallNotes.supplement.write({})]),
        ...(deadline ? writeDeadlineNotes(deadline, today) : []),
        ...(whole.units.length > maxUnits ? [tooLongNote] : []),
        ...writeOmittedNotes(omitted),
        ...writePlaceholderNotes(units),
        ...(isOwnCall ? offered.notes : []),
        ...extractedText.notes,
      ].slice(0, limits.notes),
    },
  };
}
