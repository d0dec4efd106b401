import { criteriaOf } from '../criteria.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine, joinItems } from '../wording.ts';

const says =
  /\b(?:(?:an? )?(?:average|scores?) (?:of )?(?:below|under|less than) \d{2}|(?:applications|proposals|submissions|projects|requests|they) (?:will be|are) (?:\w+ly )?(?:evaluated|reviewed|scored|judged|assessed|ranked|selected)\b|(?:priority|preferences?|special consideration|extra points|bonus points) (?:will be|is|may be|are) given|(?:award|receive|earn|get|score)s? (?:an? )?(?:additional |extra |bonus |up to )+\w+ (?:additional )?points|minimum (?:overall |total |qualifying |pass(?:ing)? )*(?:score|marks?|of \d{2,3} (?:points|marks))|scor(?:e|es|ing) (?:fewer|less|lower) than \d{1,3}|threshold|at least \d{2,3} (?:points|marks)|score (?:of )?at least|funding p(?:reference|riorit(?:y|ies))|\b\d+ (?:bonus|extra|additional|preference) points?\b|\bscores?\b(?:[^.(]*(?:\((?!\d{1,3}(?: points?)?\))[^.(]*)*\(\d{1,3}(?: points?)?\)){3}|looks for (?:communities|projects|organi[sz]ations|applicants|applications|proposals)|(?:committee|panel|board|reviewers) (?:\w+ly )?(?:evaluates?|assess(?:es)?) (?:the |your |each )|(?:points|marks) (?:are|is) (?:needed|required)|(?:proposals|applications) (?:under|below|with fewer than|scoring (?:under|below|less than)) \d{1,3} (?:points|marks)|(?:commissioners|judges|jurors|trustees|reviewers|panelists|assessors|the (?:committee|board|panel|jury|commission)) (?:will )?(?:consider|weigh|judge|rank|favou?r|look)s? (?:above all|first|mainly|most|for|at)|prefers? to (?:fund|award|support|give|make|see)\b|(?:committee|panel|board|jury|reviewers|judges) (?:will|is|are) (?:be )?looking for|^(?:successful|strong|competitive) (?:applications?|proposals?|projects?) (?:will|should) (?:clearly |also )?(?:show|demonstrate|include|present|have|offer|define|explain)\b|we (?:prioriti[sz]e|give priority|favor|prefer|look for)|(?:we|reviewers|the (?:committee|board|panel|trustees)) (?:do |will )?(?:asks?|considers?|looks? at) (?:whether|how well)\b)/i;

const prefers = /\b(?:preference|priority)\b[^.]*\b(?:given|to)\b[^.]*:$/i;
/** "Successful projects will:" */
const succeeds =
  /^(?:successful|strong|competitive|winning) (?:projects|proposals|applications|applicants) (?:will|should|must|are)\b[^.]{0,40}:$/i;

/** What reviewers look at, what it weighs, and who gets preference. */
export const evaluationCriteria: Rule = {
  name: 'evaluation-criteria',
  find: (guidelines) => {
    const found: Finding[] = [];
    const criteria = criteriaOf(guidelines);
    const first = criteria[0];
    if (first && criteria.length >= 2) {
      const scored = first.points !== undefined;
      const list = joinItems(
        criteria.map(({ name, points, percent }) =>
          points === undefined
            ? name
            : `${name} (${points}${percent ? '%' : points === 1 ? ' point' : ' points'})`,
        ),
      );
      if (list)
        found.push(
          finding(
            { ...first, path: [] },
            {
              kind: 'evaluation',
              text: `${scored ? 'Reviewers score' : 'Reviewers look at'}: ${list}`,
              mandatory: false,
              weight: scored ? 72 : 62,
              topic: 'criteria',
            },
          ),
        );
    }
    for (const list of guidelines.lists) {
      const lead = list.lead?.text ?? '';
      const first = list.items[0];
      if (list.aside || !first || !(prefers.test(lead) || succeeds.test(lead))) continue;
      const items = joinItems(list.items.map((item) => item.text));
      if (items)
        found.push(
          finding(list.lead ? { ...first, ...list.lead } : first, {
            kind: 'evaluation',
            text: `${succeeds.test(lead) ? lead.replace(/:$/, '') : 'Preference goes to those who meet'}: ${items}`,
            mandatory: false,
            weight: 54,
            topic: `preference ${first.block}`,
            list: true,
            coversBlocks: list.items.map((item) => item.block),
          }),
        );
    }
    for (const statement of guidelines.statements) {
      if (statement.aside && statement.aside !== 'background') continue;
      if (criteria.some(({ quote }) => quote === statement.quote)) continue;
      if (!says.test(statement.text) || statement.form === 'pair' || /:$/.test(statement.text))
        continue;
      if (
        /\b(?:not be (?:reviewed|evaluated)|equal opportunity|veteran|hiring|prefer [^.]*\b(?:URLs?|links?|pdfs?|e-?mails?)|up to 100 points)\b/i.test(
          statement.text,
        )
      )
        continue;
      const line = asChecklistLine(statement.text);
      if (line && line.length < 260)
        found.push(
          finding(statement, { kind: 'evaluation', text: line, mandatory: false, weight: 52 }),
        );
    }
    return found;
  },
};
