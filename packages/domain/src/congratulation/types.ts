export const MAX_CONGRATULATION = 100;

/** How many messages one guest may send (decision 45). */
export const MAX_MESSAGES_EACH = 5;
