/** The stand-in exists only in builds where this constant is true; elsewhere what asks for it is cut out. */
declare const __MOCK__: boolean
