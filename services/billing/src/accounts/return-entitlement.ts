/**
 * The fields of an account after the reservation of one application is removed and what it took is
 * returned, as a stage of an update pipeline. Without such a reservation it changes nothing.
 */
export function returnEntitlement(applicationId: string) {
  const id = { $literal: applicationId };
  const returned = {
    $first: { $filter: { input: '$reservations', cond: { $eq: ['$$this.id', id] } } },
  };
  const plusOneOf = (field: string, kind: string) => ({
    $let: {
      vars: { returned },
      in: { $add: [field, { $cond: [{ $eq: ['$$returned.kind', kind] }, 1, 0] }] },
    },
  });
  return {
    freeLeft: plusOneOf('$freeLeft', 'free'),
    credits: plusOneOf('$credits', 'credit'),
    reservations: { $filter: { input: '$reservations', cond: { $ne: ['$$this.id', id] } } },
  };
}
