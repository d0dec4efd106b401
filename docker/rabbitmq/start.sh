#!/bin/sh
# Inserts the passwords into the definitions and starts the broker with them. The broker loads definitions only at
# startup, so restart it after changing a password or permission.
set -eu
umask 077
env | sed -n 's/^\(BROKER_PASSWORD_[A-Z]*\)=\(.*\)$/s|${\1}|\2|/p' > /tmp/passwords.sed
sed -f /tmp/passwords.sed /etc/grantwright/definitions.json > /etc/rabbitmq/definitions.json
rm /tmp/passwords.sed
chown rabbitmq /etc/rabbitmq/definitions.json
echo 'load_definitions = /etc/rabbitmq/definitions.json' > /etc/rabbitmq/conf.d/20-definitions.conf
chmod 644 /etc/rabbitmq/conf.d/20-definitions.conf
exec docker-entrypoint.sh rabbitmq-server
