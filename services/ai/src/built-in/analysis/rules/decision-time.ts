import { isOfAnotherCall } from '../aside.ts';
import { finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole } from '../wording.ts';

const about =
  /\b(?:decisions?|(?:grant|application|approval|selection|review) process (?:will |can |may |usually )?takes?|award (?:presentations?|ceremon(?:y|ies)|checks?)|awards? (?:will be|are) (?:presented|made|given)|decision[- ]making|notif(?:y|ied|ication)|respon[ds]\w*|repl(?:y|ies)|inform(?:ed)?|contacted|hear (?:back|from us|by)|tell you|(?:an )?answer|letters go out|contact (?:you|every|all)|let (?:you|every applicant|applicants) know|review(?:ed)? (?:process|within|takes?)|\d+-hour review|turnaround|write to (?:everyone|all|you)|considered (?:at|by|within)|(?:board|trustees|committee) meets?)\b/i;
const time =
  /\b(?:(?:within|in|up to|as long as|about|approximately|at least|(?:a )?minimum of|allow|takes?) (?:about |approximately |up to |as long as )?(?:\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)(?:\s?(?:-|to)\s?(?:\d{1,3}|\w+))? (?:business |working |calendar )?(?:days?|weeks?|months?|hours?)|\d+-(?:hour|day|week)|(?:once|twice|three times|four times|quarterly|monthly|(?:one|two|three|four) times) (?:a|per|each) year|only (?:contact|notify|respond to)\b[^.]{0,40}\b(?:successful|if)|(?:by|in) (?:approximately |about )?(?:mid|early|late|the end of)[- ]\w+|by (?:[\w.]+ ){1,4}\((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}|by (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|\b(?:made|given|presented|announced|notified|expected|in|held) in (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{1,2}\b)|within (?:a|one) (?:week|fortnight|month)|(?:usually|about) \w+ (?:weeks|months))/i;

/** "Council votes on Monday, June 14" */
const votes =
  /\b(?:council|board|trustees|committee|commissioners|directors|panel|we) (?:will )?(?:votes?|decides?|meets? to decide)\b[^.]{0,30}(?:\bon|:) (?:\w+day,? )?(?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{1,2})\b/i;

/** When an answer may be expected: who plans needs to know it, though nothing hangs on it. */
export const decisionTime: Rule = {
  name: 'decision-time',
  find: (guidelines) =>
    guidelines.statements
      .flatMap((statement) => {
        const { text } = statement;
        if (isOfAnotherCall(statement) || text.length > 260) return [];
        const isSaid = votes.test(text) || (about.test(text) && time.test(text));
        if (!isSaid || /\?$/.test(text)) return [];
        if (
          /\b(?:must (?:notify|respond|report|submit)|reports? (?:is|are|must|will)|regist|questions?|appeal|member of our team|UEI|SAM\b|postmark|grantees? (?:must|will|shall)|recipients? (?:must|will|shall)|due by)/i.test(
            text,
          )
        )
          return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line) || line.length > 220) return [];
        return [finding(statement, { kind: 'deadline', text: line, mandatory: false, weight: 41 })];
      })
      .slice(0, 2),
};
