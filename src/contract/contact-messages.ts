/** What forms and the API say about the buyer's contact details. */
export const phoneNumberRequired = 'Phone number is required!';
export const meetingLocationRequired = 'Meeting location is required!';
