import { isOfJudging } from './of-judging.ts';

/** Headings under which guidelines say what an application consists of. */
const content =
  /\b(?:(?:application|proposal|submission|grant|full proposal)s? (?:contents?|content and|components?|elements?|narratives?|format|outline|sections?|questions?|requirements?|materials|package|form|structure|template|instructions?)|contents? (?:and form|of (?:the )?(?:application|proposal))|content requirements|what (?:to|should you|you (?:will )?need to|must|should) (?:include|submit|be included|write)|(?:project|program|technical|proposal|application|grant) narrative|narrative (?:questions|sections|requirements|format|outline)|write your application|prepar(?:e|ing) (?:your |the |an? )?(?:application|proposal)|(?:proposal|application) preparation(?: and submission)?(?: instructions)?|required (?:sections|contents?|components|elements|information|materials|enclosures)|(?:what )?we(?:'ll| will) ask(?: you)?(?: about)?\b|questions (?:we(?:'ll| will)? ask|you will (?:need to )?answer)|supplementary documents|(?:proposal|application|request|submission|grant)s? (?:must|should|shall|need to) (?:include|contain)|(?:application|proposal|submission)s? specifications|^to apply,? (?:please )?(?:\w+ ){0,3}(?:will|must|should|shall|need to|have to)(?: (?:include|submit|provide))?:?$|(?:how to apply|full (?:application|proposal)|(?:letter of (?:inquiry|intent|interest)|loi)(?: (?:contents?|format|requirements|guidelines))?|proposal (?:guidelines|preparation)|narrative|application|proposal|questions):?$|other project information|research plan|section iv|application guidelines|instructions for application submission)/i;
/** Headings below those, or beside them, that are about something else. */
const other =
  /\b(?:review|evaluation criteria|scoring|eligib|award (?:information|administration|notice)|funding (?:restrictions|available|information)|cost[- ]shar|registr|dates? and times?|(?:due|target|submission|key|important) dates?\b|deadline|submission (?:method|date|process|instructions)|contacts?|intergovernmental|post[- ]award|reporting|frequently asked|questions and answers|glossary|definitions|terms and|background|about (?:us|the)|criteri(?:a|on)|selection process|get registered|learn (?:about|what)|submit your application|(?:standard |required )forms?$|^(?:\W|\d)*(?:request|call) for (?:proposals?|applications?)(?: \(?rf[pa]\)?)?$|sample|example|webinar|after you)/i;

/** Where a paper lists its own chapters, it asks for nothing. */
export const tableOfContents =
  /^(?:table of contents|in this (?:document|guide|section|page)|on this page)\b/i;

/** True when a chapter with these headings above it stands where the parts of the application are named. */
export const isContentPath = (above: string[]): boolean => {
  if (above.some((title) => tableOfContents.test(title))) return false;
  const nearest = above.findLastIndex(
    (title) =>
      content.test(title) &&
      !other.test(
        title.replace(
          /^.*(?:application and submission information|preparation and submission).*$/i,
          '',
        ),
      ),
  );
  if (nearest < 0) return false;
  return !above.slice(nearest + 1).some((title) => other.test(title));
};

/** True for a heading that itself announces the parts of an application. */
export const announcesContent = (title: string): boolean =>
  content.test(title) && !other.test(title);

/** "Send us a letter which tells us:", "It has six boxes to fill:": what is to be told, in the funder's plain words. */
const plainLeads =
  /\bplease (?:cover|address|answer|speak to|touch on|respond to)\b[^:.]{0,30}\b(?:following|these)\b[^:.]{0,30}:$|\b(?:letters?|lois?|applications?|proposals?|requests?)\b[^:]{0,200}\b(?:address(?:es|ing)?|answer(?:s|ing)?|cover(?:s|ing)?|respond(?:s|ing)? to) (?:all (?:of )?)?the following (?:points|questions|items|topics|elements)\s*:$|\b(?:letters?|applications?|proposals?|forms?|requests?|e-?mails?)\b[^:]{0,140}\b(?:tells? us|telling|(?:should|must|to) (?:tell|say|explain|answer|set out)|sets? out|explains?|answers?)\b[^:]{0,40}:$|\b(?:you|applicants?|your (?:pitch|video|answers?|essay)) (?:must|should|will|need to|have to) (?:also )?answer (?:all (?:of )?)?the following (?:\w+ )?questions\s*:$|\byou(?:'ll| will) (?:be asked(?: for| to| about)?|need to (?:tell|answer|explain))\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:\w+ )?(?:boxes|questions|fields|headings|points)\b[^.]*:$|\bwe (?:should|want to|need to|would like to|'d like to|like to|hope to) (?:know|learn|hear|be told)\b[^.]*:$|\b(?:please )?(?:tell|let) us(?: know)?\b[^.]{0,40}:$/i;
/** True where what follows is asked in plain words, whatever the words are. */
export const asksPlainly = (lead: string): boolean =>
  plainLeads.test(lead) && !/\b(?:eligib|if any of|contact|questions about|not )\b/i.test(lead);

const leads =
  /\b(?:(?:applications?|proposals?|nominations?|packets?|dossiers?|portfolios?|narratives?|submissions?|letters?|lois?|full proposals?|packages?|abstracts?|requests?|concept papers?|project plans?|responses?|part [a-z\d]|descriptions?|annex(?:es)?|technical (?:offer|part)s?|(?:written |project |work )plans?|we(?:'ll| will) ask)\b[^:]{0,70}\b(?:include|contain|address|consist|cover|comprise|be organi[sz]ed|follow|provide|answer|respond|have|be structured|describe|composed)|(?:include|provide|submit|address|answer|complete|use|with|contain|cover)[^:]{0,40}\b(?:following|these|below)\b[^:]{0,40}\b(?:sections?|components?|elements?|questions?|information|topics?|outline|headings?|items?|parts?|areas?|order|narrative|materials)|(?:submit|send|upload|provide|include|attach|prepare|e-?mail|contains?|containing|consists? of)\b[^:]{0,60}\bthe following:?$|following (?:sections?|components?|elements?|headings?|parts|narrative questions|questions|outline|information|order)|following information\/documents|(?:divided|organi[sz]ed|separated|split) (?:in|into) (?:the following )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})?\s?(?:parts|sections)|(?:in|into|has|have|of) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:main |required )?(?:parts|sections)\b|in (?:this|the following) order\b|information (?:should|must) be (?:stated|included|provided|given)|(?:information|documents).{0,20} will be required|sub-?sections|\bto apply,? (?:please |you (?:must|should|need to) )?(?:submit|send|provide)\b[^:]{0,40}:$|\b(?:applicants?|applications?|write|letters?|requests?)\b[^:]{0,80}\b(?:enclosing|together with|accompanied by|attaching)\b[^:]{0,30}:$|\b(?:we(?:'ll| will) ask(?: you)? (?:about|for|to)|questions (?:below|are)|(?:write |give |enter )(?:your |short )?answers? to (?:these|the following) (?:\w+ )?questions|keep (?:each|every|your) answers? (?:under|to|within|below|short))\b|\b(?:form|portal|system|template|page)\b[^:.]{0,20}\b(?:(?:will )?(?:also )?asks? (?:you )?(?:for|to)|asks? (?:for )?the following|(?:will )?requires? (?:you to|the following)|(?:will )?prompts? you)\b)/i;

/** True for a sentence that introduces a list of an application's parts. */
export const introducesSections = (lead: string): boolean =>
  (leads.test(lead) || asksPlainly(lead)) &&
  !isOfJudging(lead) &&
  !/^examples? of\b|^here are (?:some )?(?:\w+ )?(?:ideas?|examples?|tips|suggestions?|prompts)\b|\beligible (?:activities|projects|costs|expenses|uses)\b|\b(?:criteria|attachments?|supporting documents?|not (?:be )?(?:considered|accepted|reviewed)|reviewers|evaluated|costs?|expenses|formatting|following (?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )?(?:funding |grant |project )?(?:format|requirements|registrations|steps|tracks|categories|types|projects|activities|areas|priorities|topics of)|scored|rated|ranked|judged|topics\b[^:]*\bare|encouraged but|prioriti[sz]e[sd]|steps below|evaluators (?:will )?(?:provide|give)|checklist to ensure|incubators|assessed|selected|weighed|chart|table|typefaces?|fonts?|(?:only )?be submitted by|ineligible|declin\w+|refus\w+|rejects?|fail to|\b(?:do|does|will|would|can)(?: not|n't|not) (?:\w+ )?(?:invest|fund|support|pay|give)\b|following (?:characteristics|traits|qualities|strengths|weaknesses)|not limited to|activities such as|links? (?:are|is|below)|following (?:\w+ ){0,2}(?:links|deadlines|dates|rounds))\b/i.test(
    lead,
  );
