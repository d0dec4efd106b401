/** The environment variables of the containers in docker-compose.yml that hold credentials for the stores. */
export const composeVariables = {
  mongoPassword: { service: 'mongo', name: 'MONGO_INITDB_ROOT_PASSWORD' },
  brokerPassword: { service: 'rabbitmq', name: 'BROKER_PASSWORD_OPERATOR' },
  filesAccessKey: { service: 'minio', name: 'MINIO_ROOT_USER' },
  filesSecretKey: { service: 'minio', name: 'MINIO_ROOT_PASSWORD' },
} as const;

/** The secrets in k8s/overlays/local that hold credentials for the stores. */
export const clusterSecrets = {
  mongoPassword: { secret: 'mongo', key: 'root-password' },
  /** A URL that includes the credentials. */
  brokerUrl: { secret: 'broker', key: 'operator' },
  filesAccessKey: { secret: 'files', key: 'access-key' },
  filesSecretKey: { secret: 'files', key: 'secret-key' },
} as const;
