const states =
  'AL AK AZ AR CA CO CT DC DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU';
const units =
  'KG KM CM MM MG ML LB LBS OZ FT SQ KWH MW KW GB MB TB HZ AM PM EST EDT CST PST ET PT CT MT UTC GMT';
const known =
  'US USA UK EU UN NGO NGOS CEO CFO COO COVID STEM FAQ PDF FTE FTES IRS EIN AI IT HR TV ID HIV AIDS DNA GPS MBA MD RN PO LLC INC ' +
  'YMCA NASA OK USD EUR GBP CAD AUD ISBN URL WWW ZIP DIY CV VIP RSVP ASAP NEEDS INPUT';
const emphasized =
  'THE AND NOT ALL ANY FOR WITH ONLY MUST OUR YOU WE NEW TWO ONE SIX TEN NO YES ARE IS BE DO TO OF IN ON AT BY AS AN IF SO OR';

/** Abbreviations that need no definition, and short words that are written in capitals for emphasis. */
export const ordinaryAcronyms: ReadonlySet<string> = new Set(
  [states, units, known, emphasized].join(' ').split(' '),
);
