// Each service may read and write only its own database.
for (const service of ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing']) {
  const own = `grantwright_${service}`;
  const address = process.env[`MONGO_URI_${service.toUpperCase()}`];
  db.getSiblingDB(own).createUser({
    user: service,
    pwd: /:\/\/[^:]+:([^@]+)@/.exec(address)[1],
    roles: [{ role: 'readWrite', db: own }],
  });
}
