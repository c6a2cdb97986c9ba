/** Who makes a change, as a browser knows them. */
export interface ActorId {
  uid: string;
}

/** The admin who makes a change, as a function knows them. */
export interface Actor extends ActorId {
  /** The account's address in Firebase Auth; '' where it has none. */
  email: string;
}
