/** What a part or a question may ask for that is no matter of its own in the notes of an organization. */
const asked = {
  'left out':
    /\b(?:left out|exclud(?:ed|es|ing)|under-?(?:served|represented)|marginali[sz]ed|disadvantaged|hard(?:est)?[- ]to[- ]reach|(?:and|or|but) who (?:does|do|is|are|can) ?not|who (?:do(?:es)? ?n[o']t|cannot|can['’]t) (?:usually |normally |yet )?(?:come|use|take part|join|get in|afford)|equit(?:y|able|ably)|inclusi\w+|accessib\w+|barriers? to (?:taking part|participat\w+|access\w*|attend\w*)|(?:everyone|everybody|anyone|all) (?:can|could|is able to|are able to) (?:use|take part|join|come|attend|participate))\b/i,
  trust:
    /(?:^Trust\b|\btrust(?:s|ed)?\b(?! funds?)|\b[Cc]ultural(?:ly)? (?:[Ff]it|competen\w+|appropriate\w*|responsive\w*|sensitiv\w+|relevan\w+|safety|humility)\b|\b(?:people|families|they|customers|neighbou?rs) (?:accept|welcome|believe) (?:a|an|the|your|in|you)\b)/,
  word: /\b(?:hear (?:of|about) (?:you|it|us|the)|(?:find|finds|found) out about (?:you|it|us|the)|(?:know|learn) (?:of|about) (?:you|it)(?: all)?$|how (?:will|do|would|can) (?:you|we|the project|the program) (?:reach|recruit|find|attract|publici[sz]e|advertise|promote|spread)|reach (?:families|people|those|parents|residents|participants|victims|children|young people) who|outreach|publicity|recruit(?:ment|ing) (?:of )?(?:participants|families|students|members|volunteers)|(?:they|people|families|participants) (?:come|get|are referred) to you)\b/i,
  voice:
    /\b(?:who (?:decides|decided|(?:has )?asked (?:you )?for|(?:has|had) a say)|involv\w+ (?:(?:of|in|with) )?(?:your |the |local |any )*(?:communit(?:y|ies)|people|residents|users|members|participants|beneficiaries|families|parents|planning|running)|(?:communit(?:y|ies)|people|residents|users|members|participants|families|parents|them)(?: [\w-]+){0,4} involved in|community (?:engagement|involvement|voice|participation|representation|consultation|input|leadership|ownership and support)|lived experience|ha(?:ve|d) a (?:say|voice)|accountable to (?:local|the|your|its)|involve them|co-?(?:design|produc)\w*|consult(?:ed|ation|ing)|engaged with (?:the|your|local)|local support|(?:user|member|youth|parent|resident) (?:involvement|voice|engagement|participation)|(?:people|communit(?:y|ies)|residents|neighbou?rs)[^.?]{0,30} (?:told|tell|asked|said to) you|listen(?:ed|ing)? to)\b/i,
  choice:
    /\b(?:choos(?:e|ing) (?:whom|who|which (?:families|people|homes|children|households|applicants)|participants)|(?:who|whom|which (?:families|people|homes|children|households)) (?:is|are|gets?|will be|do you) (?:chosen|picked|selected|choose|pick|select|help|helped) ?(?:first)?|selection (?:criteria|of (?:participants|families|homes|children))|(?:do you|you) turn (?:down|away))\b/i,
  story:
    /\b(?:tell|describe|write|give)\b[^.?]{0,30}\b(?:about|of) (?:just )?one\b|\b(?:success|personal|participant|client|family) stor(?:y|ies)\b|\bthe story of (?:one|a)\b|\bexample of (?:one|a) (?:person|family|house|child|participant|client)\b/i,
  less: /\b(?:only|just) (?:give |pay |fund |get )?(?:a )?(?:part|half|some|portion|share)\b|\bless (?:money|than (?:you|we) (?:ask|request))|\bpart(?:ial|ially|ly) (?:fund|grant|award|pa)\w*|\bsmaller (?:grant|amount|award)\b/i,
  environment:
    /\benvironmental(?:ly)? (?:sustainab\w+|impacts?|responsib\w+|care|polic\w+|considerations?|friendl\w+|practices?|footprint)|\b(?:carbon|net[- ]zero|climate) (?:footprint|reduction|emissions?|goals?|impacts?|initiatives?)\b/i,
  ready:
    /\b(?:feasib\w+|readiness|ready to (?:start|go|begin)|state of preparation|preparatory work)\b/i,
  wellbeing:
    /\b(?:look after|care for|support) your (?:own )?(?:people|staff|team|volunteers|workers|helpers)\b|\b(?:staff|volunteer|team|worker)s?['’]? (?:well-?being|welfare|care)\b|\bburn-?out\b/i,
  hurt: /\b(?:keep(?:ing)? (?:[\w-]+ ){1,3}(?:safe|from (?:getting |being |coming to )?(?:hurt|harm\w*|injur\w+))|safeguard\w*|(?:child|adult|youth|participant) (?:protection|safety)|protect(?:ing|s|ed)? (?:the )?(?:children|participants|young people|people|minors|adults))\b/i,
} as const;

/** Who is kept from coming and what is done about it, who decides, how people hear, what is done for the climate. */
const told = {
  'left out':
    /\b(?:interpret(?:er|ers|ation)|translat(?:e|ed|es|ion|ions|or|ors)|bilingual|(?:in|speaks?|spoken) (?:English and |both )?(?:Spanish|Arabic|Somali|Mam|Polish|Urdu|Bengali|Welsh|Vietnamese|Mandarin|Cantonese|Tagalog|Ukrainian|Dari|Pashto|Farsi|Swahili|Portuguese|Creole|French|Navajo|Hmong|Karen|Nepali|Punjabi|Russian|Tigrinya)|sign language|large print|braille|wheelchairs?|step-?free|(?:have|has|with) an? ramp|hearing loop|easy[- ]read|sliding scale|(?:nothing|free|less) for (?:those|anyone|people|families|children) (?:who|on|under|with)|whatever (?:is in their purse|they can)|(?:nobody|no one|no child|no family) is (?:turned away|left out|refused)|without (?:papers|documents|a car|insurance|insurance or)|uninsured|child ?care (?:is )?provided|crèche|we (?:drive|fetch|pick up|go to) (?:people|families|those|anybody|anyone|them)|go to people['’]s homes|home visits|no sign[- ]up|carers come free|(?:cannot|can['’]t) (?:[\w-]+ ){0,3}(?:get in|leave|climb|read|see|hear|afford|pay|come)|stopped coming|dementia-friendly|no (?:internet|telephone signal|phone signal|signal|car)\b)/i,
  voice:
    /\b(?:asked (?:the (?:town|village|neighbou?rs|residents|community|parents|members|families|people)|our (?:neighbou?rs|members|families|learners)|\d+ (?:residents|parents|families|people|members|women|men|farmers|workers))|(?:public|town|village|open|community|neighbou?rhood) meetings?|door to door|one (?:member|share|household), one vote|what they asked for|(?:members?|users|residents|parents|learners|families|participants|young people|tenants) (?:[\w-]+ ){0,4}(?:elect|vote|chose|choose|decide|decided|sit on)|(?:advisory|steering|parents['’]|youth|residents['’]|users['’]|programme|program) (?:group|committee|council|panel|board)|(?:written|designed|planned|chosen|led|run) by (?:the )?(?:barbers|parents|members|young people|residents|participants|tenants|users|families|women|learners|neighbou?rs)|of (?:our|the) (?:\w+ ){1,2}(?:board members|trustees|directors|committee) (?:[\w-]+ ){0,3}(?:own|work|live|are|have|came|were|use)|(?:have|has|who have) (?:themselves )?(?:been through|lived through)|in favou?r of|asking (?:us )?for (?:the|it|them|one|more)\b|asked (?:us )?(?:for|to) (?:it|them|the|this)\b|picks? the|came as refugees|lived experience)\b/i,
  word: /\b(?:leaflets?|flyers?|posters?|newsletters?|social media|word of mouth|(?:the |local |town )?radio|(?:tells?|told|referred|refers?|sends?) (?:us |its |their )(?:\d+ )?(?:families|people|clients|patients|calls|parents)|carry our card|notice ?boards?|spread the word)\b/i,
  choice:
    /^who gets? (?:picked|chosen|help)|\bfirst, then\b|\bby date of (?:call|application|referral)\b|\bfirst come,? first served\b|^(?:no|yes) to:|\bmust (?:own|live in|be under|be over|be referred)\b|\bwe (?:turn down|choose (?:whom|those|people|families)|pick (?:those|people|families)|do not take|don['’]t take)\b|\b(?:come|goes?|are (?:taken|served|helped)) first\b/i,
  ready:
    /\b(?:permits?|permission|designs? (?:is |are )?(?:done|drawn|complete|finished|ready)|drawings|quotes?|quotations?|estimates? from|surveyors?|valued|option|easements?|resolution|engineer of record|agreement (?:was |is )?signed|already (?:booked|trained|hired|agreed|bought|have)|booked)\b/i,
  environment:
    /\b(?:heat pump|solar|insulat\w+|carbon|recycl\w+|re-?us(?:e|ed|able)|second-?hand|compost\w*|rainwater|peat-free|renewable|energy[- ]saving|low-energy|by (?:bike|bicycle|cargo bike|train)|landfill)\b/i,
} as const;

export type Aim = keyof typeof asked;

const aims = Object.keys(asked) as Aim[];

/** What a sentence may tell of unasked. */
export const toldAims = Object.keys(told) as (keyof typeof told)[];

/** What the words of a part or a question ask for beside the matters that notes tell of. */
export const aimsAsked = (text: string): Aim[] => aims.filter((aim) => asked[aim].test(text));

/** Whether a sentence of the organization's own tells what is asked for so. */
export const tellsOfAim = (text: string, aim: Aim): boolean =>
  aim in told && told[aim as keyof typeof told].test(text);
