import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:net';
import type { ServiceName } from '@grantwright/shared/contract';
import type { Mailer } from '@grantwright/shared/mail';
import type { Bus } from '@grantwright/shared/messaging';
import type { Logger, Tracing } from '@grantwright/shared/service';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';

/** The dependencies that `npm start` provides to the services; standalone services get them from their environment. */
export type LocalDependencies = {
  env: NodeJS.ProcessEnv;
  bus: Bus;
  blobs: BlobStore;
  /** Absent if the environment configures or requires an SMTP server. */
  mailer?: Mailer | undefined;
  /** The public key that verifies identities. */
  publicKey: KeyObject;
  identityKey: KeyObject;
  /** Used unless the environment contains one. */
  authenticatorKey: string;
  /** Holds the loopback port of each service. */
  ports: Record<ServiceName, Server>;
  urls: Record<ServiceName, string>;
  log: (name: string) => Logger;
  /** Absent when tracing is off. */
  tracing: Tracing | undefined;
  /** Opens a service's database, which closes with the product. */
  connect: (service: string) => Promise<Connection>;
};
