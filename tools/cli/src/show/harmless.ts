/** Letters that a terminal takes for orders, and those that turn what follows round. */
const ORDERS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** What a stranger wrote, as letters alone: nobody moves the cursor of whoever reads it. */
export const harmless = (text: string): string => text.replaceAll(ORDERS, '\ufffd');
