import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findMongod } from '@grantwright/shared/storage';
import { stablePort, waitFor } from '@grantwright/shared/testing';
import mongoose from 'mongoose';

type Member = { port: number; child?: ChildProcess };

const name = 'chaos';
const direct = (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`;

/** A local replica set whose primary can be killed or frozen. */
export class ReplicaSet {
  readonly #program: string;
  readonly #folder: string;
  readonly #members: Member[];
  #failed: Member | undefined;

  private constructor(program: string, folder: string, members: Member[]) {
    this.#program = program;
    this.#folder = folder;
    this.#members = members;
  }

  static async start(folder: string, count: number): Promise<ReplicaSet> {
    const { path } = await findMongod({ env: process.env, print: () => undefined });
    const members: Member[] = [];
    for (let index = 0; index < count; index += 1) members.push({ port: await stablePort() });
    const set = new ReplicaSet(path, folder, members);
    for (const member of members) await set.#launch(member);
    await set.#initiate();
    return set;
  }

  get uri(): string {
    const hosts = this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `mongodb://${hosts}/?replicaSet=${name}`;
  }

  async killPrimary(): Promise<void> {
    this.#failed = await this.#primary();
    await kill(this.#failed);
  }

  /** Stops the primary's process, so that it accepts connections but never responds. */
  async freezePrimary(): Promise<void> {
    this.#failed = await this.#primary();
    this.#failed.child?.kill('SIGSTOP');
  }

  async restorePrimary(): Promise<void> {
    const member = this.#failed;
    if (!member?.child) return;
    if (member.child.exitCode === null && member.child.signalCode === null)
      member.child.kill('SIGCONT');
    else await this.#launch(member);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(kill));
  }

  async #launch(member: Member): Promise<void> {
    const dbPath = join(this.#folder, `mongo-${member.port}`);
    await mkdir(dbPath, { recursive: true });
    const settings = ['--bind_ip', '127.0.0.1', '--port', String(member.port), '--nounixsocket'];
    const limits = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128', '--quiet'];
    member.child = spawn(
      this.#program,
      ['--dbpath', dbPath, '--replSet', name, ...settings, ...limits],
      { stdio: 'ignore' },
    );
    await waitFor(() => withMember(member, () => Promise.resolve(true)), {
      within: 60_000,
      every: 200,
    });
  }

  async #initiate(): Promise<void> {
    const [first] = this.#members;
    if (!first) throw new Error('a replica set needs at least one member');
    const members = this.#members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    await withMember(first, (admin) => admin.command({ replSetInitiate: { _id: name, members } }));
    await waitFor(() => this.#primary(), { within: 60_000, every: 200 });
  }

  async #primary(): Promise<Member> {
    return await waitFor(
      async () => {
        for (const member of this.#members) {
          const hello = await withMember(member, (admin) => admin.command({ hello: 1 })).catch(
            () => undefined,
          );
          if (hello?.['isWritablePrimary']) return member;
        }
      },
      { within: 60_000, every: 200 },
    );
  }
}

async function withMember<T>(
  { port }: Member,
  work: (admin: mongoose.mongo.Admin) => Promise<T>,
): Promise<T> {
  const client = await mongoose.mongo.MongoClient.connect(direct(port), {
    serverSelectionTimeoutMS: 2_000,
    socketTimeoutMS: 10_000,
  });
  try {
    return await work(client.db('admin').admin());
  } finally {
    await client.close();
  }
}

async function kill({ child }: Member): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
