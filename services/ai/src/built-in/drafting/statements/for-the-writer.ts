const someone =
  "^(?:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|I|we|she|he|they|(?:the|our|my) \\p{Ll}+)(?:['’]ll| will| can| is going to| has to| needs to)";
const handsOn =
  '(?:send|e-?mail|forward|attach|upload|fax|scan|get you|give you|let you know|drop off)';
/** What goes with an application, and to nobody whom it serves. */
const papers =
  '(?:board list|bylaws|by-laws|990|audit|budget|brochure|bios?|resumes?|logo|quotes?|bids?|determination letter|letters? of support|signed form|annual report|financials)';

/** Talk with whoever drafts: it is nothing that an application could say. */
const talk = [
  /^(?:let'?s|shall we) (?:talk|meet|discuss|decide|wait|see|ask|go over|look)\b/i,
  /^(?:hi|hello|hey|dear|thanks|thank you|sorry)\b[^.:]{0,40}[.!]*$/i,
  /^(?:and |so |but )?sorry (?:for|about|if|that|to)\b[^.\d]{0,90}[.!]?$/i,
  /^(?:and |so |but |please )*(?:send|post|submit|mail|finish) (?:it|this|them)\b[^.]*\b(?:before|by|when|as soon|so that) (?:I|we|you|the deadline)\b/i,
  /^(?:shout|holler|give me a shout|tell me|let me know|ask me) if\b/i,
  /^p\.?s\.?[ :,]/i,
  /^[^"“”]*\byou (?:said|told me|asked me|wanted me|warned me)\b/i,
  /\bin case you (?:need|forward|send|share|print) (?:it|this|that|them)\b/i,
  /^[^.\d]{0,60}\bin case (?:they|anybody|anyone|somebody|someone) asks?\b[^.\d]{0,40}$/i,
  /^(?:you (?:keep|know|have|do|handle|remember|can|could|should|may|might|will)|you['’](?:ve|re|ll))\b[^.\d]*[.!]?$/i,
  /^(?:clear skies|cheers|best(?: wishes| regards)?|all the best|(?:kind |warm )?regards|warmly|yours|love|in haste|take care|onwards?|(?:more|talk|speak) soon|bye(?: for now)?)[,.!]*$/i,
  /\b(?:chair|treasurer|board|director|boss|committee) (?:thinks?|says?|wants?) (?:we should|us to) (?:ask|apply|request|go)\b/i,
  /\b(?:please |pls )?feel free to\b|\b(?:tidy|clean|polish) (?:this|it|that) up\b/i,
  /^(?:probably|maybe|perhaps) [^.\d]{1,30}\.?$/i,
  /\bnot (?:putting|including|counting) (?:that|this|it) in (?:the|this) (?:grant|application|budget)\b/i,
  /^(?:okay |ok |so )*(?:here is|here's|this is) (?:everything|all|what) (?:I|we) (?:can|could|have)\b[^.]*$/i,
  /^(?:okay |ok |so |well )*(?:here is|here's|this is) where (?:we|things|I) (?:are|stand|have got to)\b[^.\d]*\.?$/i,
  /^what (?:did|have) (?:I|we) (?:forget|forgotten|left out|leave out)\b/i,
  /^(?:ok|okay|fyi|ps|p\.s|so|well|(?:money |cash )?(?:in|out))[.:!,]*$/i,
  /^(?:[^.!?:]{0,40}[-–—:] ?)?(?:(?:some|my|our|rough|quick|random|a few) )?notes\b(?![^.!?]*\d)(?: (?:for|on|to|from) [^.!?]{1,30})?(?: ?\([^()]*\))?$/i,
  /\b(?:whoever|who ?ever) (?:writes|drafts|reads|does)\b/i,
  /^as (?:promised|agreed|discussed|you (?:asked|wanted|requested|know))\b.{0,30}\b(?:you|here)\b/i,
  /^I(?:['’]ve| have)? (?:did|done|checked|added|counted|went over|gone over) (?:the |this |that |these |it |them |all )*(?:sums?|maths?|figures?|numbers?|adding)? ?(?:up )?(?:twice|again|three times|myself)\W*$/i,
  /\b(?:due|deadline is) (?:tmrw|tomorrow|tonight|today)\b|\b(?:make|get) (?:this|it) (?:pretty|nice|look (?:good|nice|right))\b|\bfix the (?:grammar|spelling|typos)\b/i,
  /^(?:ok(?:ay)?[,.]? )?(?:quick|rough|messy) notes\b[^$€£%]{0,60}$/i,
  /^(?:and |so |but |ok,? )?(?:sorry|apologies)[,:]? (?:this|that|it) (?:is|was)\b[^$€£%]{0,100}$/i,
  /\bsays? (?:to |we should |you should |I should )?(?:mention|put in|write) (?:that|how|it)\b/i,
  /^[^.;]{0,40}\b(?:see|as) (?:what )?I (?:wrote|said|put|told you)(?: (?:it )?(?:above|below|before|earlier))?\W*$/i,
  /^(?:I|we) (?:went|looked|checked|counted) (?:through|over|up) (?:the |my |our |all (?:the )?)\p{L}+ (?:myself|ourselves|twice|again)\W*$/iu,
  /^(?:here is|here['’]s|this is) how (?:the|our) (?:money|budget|sums?|costs?) (?:works? out|adds? up|goes|breaks? down)\W*$/i,
  /^(?:the )?(?:board|committee|director|boss|trustees) (?:has |have )?(?:said|says|told (?:me|us)) (?:to )?(?:go ahead\b|yes(?= (?:last|this|on|yesterday|today|tonight|so)\b|\W*$))[^$€£]*$/i,
  /\b(?:first name(?: only)?|by (?:his|her|their) first name)\b[^.]{0,20}\b(?:only|please)\W*$/i,
  /\bdon'?t quote me\b|\bdo not quote me\b|\bunedited\b/i,
  /^(?:i )?(?:cant|can't|cannot) think (?:of )?(?:what|anything)\b/i,
  /\bhere(?:'s| is) everything\b|\bthat(?:'s| is) (?:all|it|everything) (?:i (?:have|know|can)|for now)\b/i,
  /^(?:you do|do) the math\b/i,
  /^(?:everything|see|same as|as)? ?above\.?$|^tbd\.?$/i,
  /^(?:pls|please)\b(?! (?:note|find) that)/i,
  /^(?:pls |please )?(?:see|refer to|cf\.?|check|look (?:at|in)|read) (?:(?:the|our|my|also|page|pages) )*(?:above|below|attach\w*|enclos\w*|annual report|report|website|web ?site|site|appendix|previous|earlier|last year\S*|other|brochure|budget|answer|application|section|question|p\.? ?\d+|\d+)\b[^.;]{0,40}\.?$/i,
  /^(?:as|same as|like) (?:above|before|below|last (?:year|time)|in (?:the |our )?(?:last|other|previous) .{3,30})\.?$/i,
  /^(?:see )?(?:attached|enclosed|to follow|coming soon|more (?:later|soon|to come)|will follow)\b.{0,25}$/i,
  new RegExp(
    `${someone} ${handsOn}\\b[^.;]{0,40}\\b(?:later|soon|tomorrow|tonight|asap|to you|when i\\b).{0,20}$`,
    'iu',
  ),
  new RegExp(`${someone} ${handsOn}\\b[^.;]{0,30}\\b${papers}\\b[^.;]{0,30}[.]?$`, 'iu'),
  /^(?:[Cc]all|[Pp]hone|[Ee]-?mail|[Tt]ext|[Rr]each|[Cc]ontact|[Aa]sk) (?:me|us|her|him|\p{Lu}\p{Ll}+)\b(?=.*(?:@|\d{3}|\b(?:not|after|before|mornings?|evenings?|if|for|with|about|any)\b)).{0,60}$/u,
  /^(?:call|phone|text|ring) (?:after|before|between|not before|only|any ?time)\b.{0,50}$/i,
  /^(?:the |our |main |best )*contact(?: person)?(?: is|:| =| [-–—]) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*\.?$/iu,
  /\b(?:forgive|bear with|excuse) (?:me|us|the|my (?:\w+ )?(?:English|spelling|typing|rambling))\b|^(?:I|we)(?:['’]ll| will| shall)? (?:try to )?(?:be brief|keep (?:it|this) (?:short|brief))\b/i,
  /^\W*(?:new for \S+(?: \S+){0,4}|(?:(?:copied|pasted|taken) )?from (?:our|the|last|my) (?:\S+ ){0,5}(?:application|proposal|report|newsletter|minutes|brochure|website|letter)\b(?:(?! (?:we|says?|shows?|it|they|came|comes)\b)[^.:]){0,60})\W*$/i,
  /^\(?(?:I |we )?(?:don['’]?t|do not|haven['’]?t) have (?:the|it|that|them|his|her|our)\b[^.]{0,60}\b(?:handy|here|to hand|with me|right now|yet)\W*$/i,
  /^[^.;:]{0,70}\b(?:as follows|the following|like this|see below)[.:]?$/i,
  /^(?:eval|measures?|budget|staff|sustainability|need|match|partners|timeline)\?+$/i,
];

/** What the writer is told to be careful with, to find out first, or to leave out. */
const cautions = [
  /\bI (?:don'?t|do not) (?:have (?:an|the) answer|know|remember)\b|\b(?:don'?t|dont|do not) know (?:yet|how)\b|\bno idea\b/i,
  /(?:^|[.;,:(–—] ?|\b(?:pls|please|but|so|and|just) )(?:don'?t|do not|never|not to) (?:promise|say|mention|use|put|quote|write|include|count|name|print|tell|ask (?:them )?for)\b/i,
  /\b(?:check|ask|confirm|verify|clear it|ok it) (?:this |it |that )?(?:with|w\/) \S+/i,
  /\bbefore (?:using|you use|printing|we say)\b/i,
  /\b(?:pls|please) (?:be careful|check|confirm|don'?t|leave|keep)\b|\bbe careful how\b/i,
  /\bnot (?:yet )?(?:sure|decided|confirmed|certain|signed)\b|\bnothing (?:is )?signed\b|\bi (?:think|guess|believe)\b|\bnobody knows\b|\bnot part of this (?:ask|request|grant)\b/i,
  /\?\?|\?!|\?\)?$/,
  /\b(?:honest about it|use what fits|if (?:they|you) (?:want|like|need|get)|if funder|unless (?:the )?funder|off the record|between us|for now only|maybe)\b/i,
  /\b(?:isn'?t|is not|wasn'?t|not) decided\b|\blikely, \b/i,
];
/** Such a remark is about what stands before it. */
const pointsBack =
  /^(?:that|this|check|confirm|ask|don'?t|do not|pls|please|be careful|not sure|it was|so that|maybe|use what)\b/i;

export const isTalk = (text: string): boolean => talk.some((pattern) => pattern.test(text.trim()));

/** "…, and what toddler lasts until then?" closes what a reader is told; it asks nobody anything. */
const rhetorical =
  /^(?!(?:do|does|did|is|are|was|were|can|could|should|shall|will|would|have|has|what|who|how|when|where|which|why|maybe|not)\b)(?!.*\b(?:I|should we|do we|shall we|can we|could you|can you|do you)\b)(?!.*\?[?!)]).{40,}[,:;–—] (?:and |but |so |for )?(?:who|what|how|why|where) [^,;?]+\?$/i;

export const isCaution = (text: string): boolean =>
  !rhetorical.test(text.trim()) && cautions.some((pattern) => pattern.test(text.trim()));

/** A caution of its own, which is about the statement before it. */
export const isAboutThePrevious = (text: string): boolean =>
  isCaution(text) && pointsBack.test(text.trim());
