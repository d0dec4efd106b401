/** A form of the funder's portal or a paper to attach: nobody drafts it. */
export const paper =
  /\b(?:completed|signed)(?: and (?:completed|signed))? (?:(?!narrative|budget|proposal)[\w-]+ )*(?:application|agreement)\b|\b(?:forms?|SF-?\d+\w*|cover (?:page|sheet)|face page|supplement|study record|site locations?|assignment request|certifications?|assurances|disclosure|checklist|signature|W-?9|(?:information|data|fact) sheets?)\b|^(?:budget )?(?:template|spreadsheet|workbook)s?\b|\b(?:budget|financial|excel|funder['’]s) (?:template|spreadsheet|workbook)\b|^(?:a |the |your |current |full )*(?:board|staff) (?:list|roster)\b|^list of (?:the |your |all )*(?:board|trustees|directors)\b|^(?:I|we) (?:am|are|certify|confirm|declare|agree|understand|hereby|acknowledge|have read)\b|^(?:final )?(?:confirmations?|declarations?)$|^(?:attachment|appendix|exhibit)\b|^(?:the |your |most |recent |current |latest |annual |audited )*(?:financial statements?(?: (?:or|and) form 990)?|form 990s?|audit(?:ed)? (?:report|accounts)|(?:financial )?audits?|balance sheets?|annual report)(?: and accounts)?$|^(?:documentation|proof|evidence|cop(?:y|ies)) (?:of|confirming|showing)\b.*\b(?:status|exemption|registration|insurance|letter|incorporation|ownership|enrol+ment|membership)\b|\b(?:['’]s?|landlord|land ?owner|owner|written|planning|council|parental) (?:consent|permission|approval)$|^(?:(?:one|two|three|written) )*(?:quotes?|quotations?|estimates?)$|\bvoid(?:ed)? che(?:que|ck)s?\b|^bank (?:letters?|details)\b|^(?:certificate|letter) of (?:incorporation|currency|insurance|good standing|registration|permission|consent)\b/i;

/** "Letter of support from advisor": somebody else writes it. */
export const letterOfAnother =
  /^(?:(?:an?|one|two|three|\d) )?(?:signed )?letters? (?:of (?:support|recommendation|reference|endorsement) )?from (?!you\b|your (?:board|chair|director|organi[sz]ation)|the applicant)/i;

/** "Bibliography": what others wrote, which no profile holds. */
export const listsWorks = (name: string): boolean =>
  /^(?:(?:selected|short|annotated|project) )*(?:bibliography|references(?: cited)?|(?:works|literature) cited|list of (?:references|works cited))$/i.test(
    name.trim(),
  );

const ofUploads =
  /^you (?:will |must |should )?(?:also )?(?:need to |have to )?(?:upload|attach|enclose)\b[^.]*:/i;

/** "Business plan": "Upload your business plan." */
export const isUpload = (name: string, text: string): boolean => {
  // "You will also need to upload: proof of status; a void cheque": the list names papers that are there.
  if (ofUploads.test(text) && text.toLowerCase().includes(name.trim().toLowerCase())) return true;
  const upload = /^(?:please )?(?:upload|attach|enclose) (?:a |an |the |your |copy of )*/i.exec(
    text,
  );
  return (
    upload !== null &&
    text.slice(upload[0].length).toLowerCase().startsWith(name.trim().toLowerCase())
  );
};
