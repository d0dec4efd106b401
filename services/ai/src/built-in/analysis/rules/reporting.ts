import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine } from '../wording.ts';

const says =
  /\b(?:(?:final|interim|progress|annual|quarterly|narrative|financial|grant|impact|mid-?term|completion|performance|expenditure|post-?\w+|follow-?up|six-month|mid-year|year-end) (?:\w+ )?reports?\b|\breports?\b[^.]{0,80}\b(?:(?:is|are) due|not? later than|within)\b|reports? (?:is|are|must|will be) (?:due|required|submitted))/i;
const demand =
  /\b(?:must|shall|required?|due|will (?:be|submit|need|have)|within|not? later than|expected to|asked to|responsible (?:to|for)|in \w+ \(?\d+\)? days|by (?:January|February|March|April|May|June|July|August|September|October|November|December) \d)\b/i;

/** What a winner must report and by when: it belongs in the plan before one applies. */
export const reporting: Rule = {
  name: 'reporting',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement)) return [];
        if (!says.test(text) || !demand.test(text) || /:$/.test(text) || text.length > 260)
          return [];
        if (
          /\b(?:attach|most recent|copy of|annual report of|upload|previous grant|past due|outstanding)\b/i.test(
            text,
          )
        )
          return [];
        const line = asChecklistLine(text);
        if (!line) return [];
        const dated = /\b(?:\d+|thirty|sixty|ninety)(?: \(\d+\))? days|months?\b|by \w+ \d/i.test(
          text,
        );
        return [
          finding(statement, {
            kind: 'content',
            text: line,
            mandatory: true,
            weight: dated ? 47 : 36,
          }),
        ];
      })
      .slice(0, 3),
};
