/** What stands at the start of a sentence without an article and is no name: "Rent takes half of their wages." */
export const massNouns = new Set(
  `rent food hunger poverty housing help money time space work heat water power school church health care child youth faith art music
dance theater theatre sport soccer rowing demand supply cost interest trust hope love nature land soil air snow rain crew progress growth
change data research evidence knowledge history culture language math science software hardware gas fuel debt income class club court home
town village street farm fish grain bread milk fruit produce trash waste noise traffic crime violence abuse neglect grief loss pain stress
sleep play fun laughter silence isolation loneliness shame pride anger fear joy life death birth sickness illness disease cancer diabetes
dementia autism asthma alcohol tobacco medicine therapy treatment prevention recovery prison jail law justice peace war freedom democracy
government business industry trade labor retail tourism agriculture forestry fishing mining oil coal steel wood paper plastic glass clay
stone sand mud ice fire smoke wind sun light dark color paint ink film video audio radio television media print mail email text phone
internet access equity inclusion diversity belonging dignity respect honesty courage wisdom talent skill craft design style taste memory
tradition heritage folklore poetry drama opera jazz rock choir band chess yoga gym swim track golf tennis basketball baseball football
hockey lacrosse rugby volleyball staff volunteer everyone nobody someone anyone half part word news feedback attendance turnout enrollment
membership leadership mileage postage childcare transport fruit breakfast lunch dinner supper snack meal cash lumber timber gravel cement concrete seed feed hay fencing netting wiring plumbing roofing paving flooring furniture
equipment insurance labour payroll upkeep maintenance bookkeeping cleaning clothing bedding stationery petrol diesel kerosene firewood charcoal`
    .split(/\s+/)
    .filter(Boolean),
);
