/** Words for the people who take part in something or are served by it, as the part of a pattern. */
export const persons =
  '(?:people|adults|children|kids|youth|teens|students|pupils|learners|seniors|elders|famil(?:y|ies)|households|women|men|girls|boys|parents|carers|caregivers|residents|neighbou?rs|patients|clients|members|guests|diners|visitors|participants|volunteers|helpers|tutors|mentors|teachers|farmers|veterans|refugees|newcomers|artists|workers|players|singers)';

/** Words for what somebody does in an organization, as the part of a pattern. */
export const role =
  '(?:director|coordinator|co-?ordinator|manager|leader|officer|teacher|trainer|tutor|nurse|worker|instructor|cook|coach|conductor|chair|chairman|secretary|treasurer|supervisor|lead|founder|warden|ranger|librarian|counsel+or|therapist|facilitator|producer|curator)';
