/** How the operator is told: by a mailbox or a program. */
export const operatorChannels = ['mail', 'webhook'] as const;

/** How a notification is sent: to the operator, to the visitor, to a firm. */
export const channels = [...operatorChannels, 'confirmation', 'firm'] as const;

export type Channel = (typeof channels)[number];
