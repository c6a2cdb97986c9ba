/** The admin who makes a change. */
export interface Actor {
  uid: string;
  /** The account's address in Firebase Auth; '' where it has none. */
  email: string;
}
