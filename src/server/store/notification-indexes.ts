/** The indexes of the notification queue, on both databases. A released step: never edited. */
export const notificationIndexes: readonly string[] = [
  `CREATE INDEX notifications_due ON notifications (channel, due_at, id) WHERE state = 'due'`,
  `CREATE INDEX notifications_failed ON notifications (lead, channel) WHERE state = 'failed'`,
];
