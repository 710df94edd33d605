/** How the operator is told: by a mailbox or a program. */
export const operatorChannels = ['mail', 'webhook'] as const;

/** How a notification is sent: to the operator, to the visitor, to a firm. */
export const channels = [...operatorChannels, 'confirmation', 'firm'] as const;

export type Channel = (typeof channels)[number];

/** A mail server may take 10 minutes over the end of DATA alone (RFC 5321, 4.5.3.2.6). */
const mail = 15 * 60_000;

/** The timeout of an attempt by each channel, in milliseconds. */
export const channelTimeouts = { webhook: 10_000, mail, confirmation: mail, firm: mail };
