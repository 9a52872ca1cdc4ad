/** Maximum messages of a customer within 24 hours, in all conversations together. */
export const chatMessagesADay = 300;
