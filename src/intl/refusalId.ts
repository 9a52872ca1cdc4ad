/** Message id of a reason of contracts/messages; ids of src/intl have no such beginning. */
export const refusalId = (reason: string): string => `refusal.${reason}`;
