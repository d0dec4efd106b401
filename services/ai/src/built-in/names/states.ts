const names =
  'Alabama AL Alaska AK Arizona AZ Arkansas AR California CA Colorado CO Connecticut CT Delaware DE Florida FL Georgia GA Hawaii HI Idaho ID Illinois IL Indiana IN Iowa IA Kansas KS Kentucky KY Louisiana LA Maine ME Maryland MD Massachusetts MA Michigan MI Minnesota MN Mississippi MS Missouri MO Montana MT Nebraska NE Nevada NV New_Hampshire NH New_Jersey NJ New_Mexico NM New_York NY North_Carolina NC North_Dakota ND Ohio OH Oklahoma OK Oregon OR Pennsylvania PA Rhode_Island RI South_Carolina SC South_Dakota SD Tennessee TN Texas TX Utah UT Vermont VT Virginia VA Washington WA West_Virginia WV Wisconsin WI Wyoming WY District_of_Columbia DC Puerto_Rico PR'.split(
    ' ',
  );

const pairs = names.flatMap((name, at) =>
  at % 2 === 0 ? [[name.replace(/_/g, ' '), names[at + 1] ?? ''] as const] : [],
);

/** "California" by "CA". */
export const stateNames: ReadonlyMap<string, string> = new Map(
  pairs.map(([name, code]) => [code, name]),
);

/** "CA" by "california". */
export const stateCodes: ReadonlyMap<string, string> = new Map(
  pairs.map(([name, code]) => [name.toLowerCase(), code]),
);
