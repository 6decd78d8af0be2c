/** The context that gives components their session. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Factory, Session } from "./session";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session");
  return session;
}

/** Returns a store or a controller of the component's session. */
export const useStore = <T>(factory: Factory<T>): T => useSession().get(factory);
