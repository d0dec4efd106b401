/** A fault of the service that does not depend on the document; the extraction can be retried. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}
