/**
 * The fields of an account after the reservation of one application is removed and what it took is
 * returned, as a stage of an update pipeline. Without such a reservation it changes nothing. The credit
 * of a payment that was refunded or disputed meanwhile is withdrawn instead of returned.
 */
export function returnEntitlement(applicationId: string) {
  const id = { $literal: applicationId };
  const returned = {
    $first: { $filter: { input: '$reservations', cond: { $eq: ['$$this.id', id] } } },
  };
  const withReturned = (expression: object) => ({ $let: { vars: { returned }, in: expression } });
  const withdrawn = { $ifNull: ['$withdrawnPayments', []] };
  const isOfReturned = {
    $and: [{ $eq: ['$$returned.kind', 'credit'] }, { $eq: ['$$this.id', '$$returned.paymentId'] }],
  };
  const isWithdrawn = { $anyElementTrue: [{ $map: { input: withdrawn, in: isOfReturned } }] };
  const oneWhen = (condition: object) => ({ $cond: [condition, 1, 0] });
  const isOfKind = (kind: string) => ({ $eq: ['$$returned.kind', kind] });
  const isCreditReturned = { $and: [isOfKind('credit'), { $not: [isWithdrawn] }] };
  return {
    freeLeft: withReturned({ $add: ['$freeLeft', oneWhen(isOfKind('free'))] }),
    credits: withReturned({ $add: ['$credits', oneWhen(isCreditReturned)] }),
    withdrawnPayments: withReturned({
      $map: {
        input: withdrawn,
        in: { $mergeObjects: ['$$this', { $cond: [isOfReturned, { isUsed: false }, {}] }] },
      },
    }),
    reservations: { $filter: { input: '$reservations', cond: { $ne: ['$$this.id', id] } } },
  };
}
