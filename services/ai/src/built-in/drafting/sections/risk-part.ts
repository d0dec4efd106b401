/** What a part asks that speaks of what may go wrong, or of keeping people safe. */
export type RiskAsked = 'risk' | 'safety' | 'both';

const trouble = 'challenges?|obstacles?|barriers?|difficult(?:y|ies)|risks?|hurdles|setbacks';
const ofWork =
  '(?:implement\\w*|implementation|carrying (?:it |this |the \\w+ )?out|deliver\\w*|execut\\w+|complet\\w+|success|the (?:project|work|program(?:me)?))';

/** "Risks and how you will handle them", "Resolving Challenges", "Barriers to implementation", "What could go wrong". */
const ofRisk = new RegExp(
  [
    `^(?:(?:the|your|main|key|major|project|program(?:me)?|delivery|implementation) )*(?:risks?(?! (?:youth|groups?|populations?|children|factors))|hurdles|obstacles)\\b`,
    `\\b(?:anticipated|potential|possible|expected|foreseeable|likely|foreseen|project|implementation) (?:${trouble})\\b`,
    `^(?:resolving|overcoming|resolution of|responding to|dealing with|handling|managing|mitigating) (?:the )?(?:${trouble})\\W*$`,
    `\\b(?:${trouble}) (?:to|in|of|during) ${ofWork}\\b`,
    `\\b(?:${trouble}) (?:that )?(?:you|we|the project) (?:may|might|could|will|expect|anticipate|foresee|are likely)\\b`,
    `\\b(?:what|which things?) (?:could|might|may|can) (?:go wrong|stop you|prevent)\\b`,
    `\\brisk (?:assessment|management|mitigation|register|analysis|plan)\\b`,
    `\\b(?:contingenc(?:y|ies)|fall-?back plan|plan b)\\b(?! (?:fund|reserve|budget))`,
    `\\band risks?\\W*$`,
  ].join('|'),
  'i',
);
/** "Keeping People Safe", "Safeguarding", "Child protection": checks, supervision, insurance. */
const ofSafety =
  /\b(?:keep(?:ing)? (?:\w+ ){1,3}(?:safe|from (?:getting |being |coming to )?(?:hurt|harm\w*|injur\w+))|safeguard\w*|(?:child|participant|adult|youth) (?:protection|safety)|protection of (?:children|minors|participants)|safety|health and safety)\b/i;
const notOfSafety = /\bsafety (?:net|need)|(?:public|community|road|food|traffic) safety\b/i;

/** "Challenges", where its description speaks of carrying out the work. */
const bareTrouble = new RegExp(
  `^(?:(?:the|your|our|main|key|resolving|addressing|overcoming) )*(?:${trouble})(?: and (?:solutions|responses|mitigation|opportunities))?\\W*$`,
  'i',
);
const inTheWork =
  /\b(?:likely to (?:encounter|face|meet)|(?:you|we) (?:may|might|could|expect to|anticipate) ?(?:encounter|face|meet)?|anticipate|foresee|in (?:designing|implementing|carrying|delivering)|go wrong|mitigat\w+)\b/i;

/** Whether a part asks what may go wrong in the work or how people are kept safe; the need is none of it. */
export const riskAsked = (name: string, description = ''): RiskAsked | undefined => {
  const risk = ofRisk.test(name) || (bareTrouble.test(name) && inTheWork.test(description));
  const safety = ofSafety.test(name) && !notOfSafety.test(name);
  return risk && safety ? 'both' : risk ? 'risk' : safety ? 'safety' : undefined;
};

const tellsRisk =
  /^(?:if|should|in case|in the event|when (?:it|the|a)|where (?:it\b|an? \p{L}+ (?:is|falls|fails|drops|cannot|does not|goes)))\b(?!.*\b(?:would like|want to)\b)|[,;] if (?:it (?:rains|snows|storms|fails|is too|gets)|too (?:many|few)|(?:more|fewer|less) than|not enough|nobody|anybody|somebody|an? \p{L}+ (?:is|fails|falls|drops|leaves|cannot)|the \p{L}+ (?:is|are|fails?|falls|drops|leaves|cannot|does not|do not))\b|\bif (?:one|any|either|both|two|nobody|somebody) (?:of \p{L}+ )?(?:is|are|falls|fails|drops|cannot|gets|leaves)\b|\bkeeps? (?:me|us) awake\b|\bworr(?:y|ies) (?:me|us)\b|\bin case\b|(?<!\bat )\brisks?\b|\b(?:rain|snow) (?:date|day)s?\b|\bspare (?:day|date|week|session|mon|tues|wednes|thurs|fri|satur|sun)\w*|\bback-?ups?\b|\bfall-?back\b|\bcontingenc\w+|\b(?:bad|wet|hot|foul) weather\b|\b(?:go|goes|went) wrong\b|\b(?:our|the|my) (?:only |main |biggest |greatest )?(?:worry|fear|concern)\b|\bcannot promise\b|\bnot doing:|\bno-?shows?\b|\bin reserve (?:for|against)\b|\bstand(?:s)? in (?:for|when)\b|\bsubstitutes?\b/iu;
const tellsSafety =
  /\b(?:background|criminal(?: records?)?|DBS|vulnerable sector|police|reference|licen[cs]e|garda|working[- ]with[- ]children)(?: records?)? checks?\b|\bsafeguarding\b|\bfirst[- ]aid(?:ers?)?\b|(?<!\bthe )\btwo (?:adults|leaders|grown-ups)\b|\b(?:always )?in pairs\b|\bsign-?in sheets?\b|\b(?:liability|insured|insurance)\b|\bpermission slips?\b|\bparents? (?:sign|consent)\b|\bchild protection\b|\blife (?:jackets|vests)\b|\b(?:no|never had an?y?) (?:injur\w+|accidents?|incidents?|violations?)\b|\bsupervis(?:es|ed by|ion)\b|\bladders?\b|\bsafety (?:gear|goggles|glasses|rules|training|briefing)\b|\bhi-?vis\b|\bfire drills?\b/i;

/** Whether a sentence tells what such a part asks for. */
export const tellsOfRisk = (text: string, asked: RiskAsked): boolean =>
  (asked !== 'safety' && tellsRisk.test(text)) || (asked !== 'risk' && tellsSafety.test(text));
