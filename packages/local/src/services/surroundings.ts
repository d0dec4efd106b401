import type { KeyObject } from 'node:crypto';
import type { ServiceName } from '@grantwright/shared/contract';
import type { Bus } from '@grantwright/shared/messaging';
import type { Logger, Tracing } from '@grantwright/shared/service';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';

/** What `npm start` gives to the services: the same that their own main.ts would get from elsewhere. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  bus: Bus;
  blobs: BlobStore;
  /** What services verify identities with. */
  publicKey: KeyObject;
  identityKey: KeyObject;
  /** The loopback port of each service. */
  ports: Record<ServiceName, number>;
  /** The address of each service. */
  urls: Record<ServiceName, string>;
  log: (name: string) => Logger;
  /** Absent where nobody traces. */
  tracing: Tracing | undefined;
  /** Opens the database that a service owns; closed with everything else. */
  connect: (service: string) => Promise<Connection>;
};
