import { finding, type Finding } from '../../finding.ts';
import { statementsUnder, type Guidelines } from '../../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../../length-limit.ts';
import { conditional } from './paper-words.ts';

/** "Appendix A: A sample budget", "Appendix B: Some grants of 2026" belong to the guidelines. */
const ofGuidelines =
  /^(?:an? |the |some |our |your )*(?:(?:[\p{L}-]+ )?(?:samples?|examples?)\b(?! of (?:your|the applicant))|glossary|definitions?|(?:past|recent|previous|major|funded|other) (?:[\p{L}-]+ )*(?:grants|awards|winners|grantees|projects)\b|scoring|rubrics?|score ?sheets?|before you\b|faqs?\b|frequently|contacts?\b|income (?:limits|guidelines)|poverty|regulations?|reviewers?)/iu;

/** Headings such as "Attachment 3: Letters of Agreement" name what to attach themselves. */
export const fromHeadings = (guidelines: Guidelines): Finding[] =>
  guidelines.chapters.flatMap((chapter) => {
    const match =
      /^(?:attachment|appendix|exhibit|annex)\s+([\dA-Z]{1,2})\s*[:.-]\s*(.{3,120})$/i.exec(
        chapter.title,
      );
    const block = guidelines.reading.blocks[chapter.block];
    if (!match?.[2] || !block || block.type === 'table') return [];
    if (/^app/i.test(match[0]) && ofGuidelines.test(match[2])) return [];
    const inside = statementsUnder(guidelines.statements, chapter);
    const words = inside.map((statement) => statement.text).join(' ');
    const limit = inside.map((statement) => lengthLimitOf(statement.text)).find(Boolean);
    const optional = conditional.test(words.slice(0, 200)) || conditional.test(match[2]);
    return [
      finding(
        { ...chapter, quote: block.text },
        {
          kind: 'attachment',
          text: `Attach as ${chapter.title.split(/[:.-]/)[0]?.trim() ?? 'attachment'}: ${match[2].trim()}${limit ? ` (at most ${formatLimit(limit)})` : ''}${optional ? ' (if it applies)' : ''}`,
          mandatory: !optional,
          weight: optional ? 55 : 66,
          topic: `attach ${match[2].toLowerCase().slice(0, 60)}`,
        },
      ),
    ];
  });
