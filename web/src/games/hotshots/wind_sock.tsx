/** A wind sock that points up. */
export function WindSock() {
  return (
    <>
      <path class="sock" d="M-8 20L-10 -14Q0 -25 10 -14L8 20z" />
      <path class="sock-stripe" d="M-9.3 -5H9.3L9 3H-9zM-8.5 11H8.5L8 20H-8z" />
      <path class="sock" d="M-15 -15L0 -34L15 -15z" />
    </>
  );
}
