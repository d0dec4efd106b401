const list = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that open sentences or stand in titles of things everybody has; none of them names anyone. */
export const openers = list(`
a about above according across additional additionally after again all almost along alongside already also although among an and another any anyone apart approximately around as at average
based because become before begin behind being below beneath beside besides between beyond both building but by can children clients collaboration combined communities community compared completed complete continued continuing creating currently
daily data demand despite developed during each early earlier either eligible enrollment equally especially established evaluation even every everyone everything existing expanding expected experience
families few finally first five following for formerly four founded from full funding funds further future given giving goal goals grant half has have having he help helping hence her here his how however hundreds
i if importantly in including increasingly indeed individuals initially inside instead into is it its itself joining just key known last lastly later launched lead leaders learning less like local located long
made mainly major many meanwhile meals measured members mission moreover more most much my nearly neighbors neither never new next nine no none nonetheless nor not notably nothing now
of often older on once one only open operating opened or organizations other others our out outcomes outside over overall parents participants participation partners past people per perhaps pre post program programs project projects providing
quarterly rather recent recently regular regardless relevant residents results second see seven several she short should significantly similarly simply since six so some soon sometimes specifically staff starting still strong students success such support supported surveys sustained
teachers teams ten than thanks that the their them then there therefore these they third this those though three through throughout thus to today together too total toward towards training transportation tutors twelve two twice
under unlike until up upon us use used using various very volunteers was we weekly well were what whatever when whenever where whereas wherever whether which while who whoever whole whose why will with within without women work workers working would year years yes yet you young your youth
please dear note attach attached include request requested need input purchase salary wages supplies travel equipment rent food printing materials evaluation consultant fringe benefits indirect personnel contractual other stipends insurance utilities marketing outreach curriculum software
`);

/** Titles, kinds of bodies and parts of an application: capitals without being names. */
export const generic = list(`
board directors director executive program programs programme project manager coordinator officer officers staff committee council president chair chairperson chairman vice treasurer secretary chief financial operating development advisory trustee trustees member members team lead associate assistant senior junior head founder cofounder co-founder principal investigator specialist counselor instructor teacher tutor nurse volunteer volunteers intern fellow
grant grants foundation fund funder funding request proposal application applicant summary abstract narrative budget need needs statement problem goal goals objective objectives outcome outcomes output outputs phase year month quarter week total section appendix attachment table figure part step activity activities timeline evaluation plan sustainability mission vision history background organization organizational capacity qualifications personnel partners partnership community services service center nonprofit non-profit charity public benefit corporation articles incorporation bylaws letter letters support determination annual report form
grade group class university college hospital school schools library church museum district
federal state county city national local government agency department internal revenue code tax exempt ein uei id identification number employer
i ii iii iv v vi a b c d e f q1 q2 q3 q4 goal1 item amount cost description contact information name address phone email website
`);
