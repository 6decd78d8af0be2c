use wasmi::TrapCode;

/// The reason of a trap in words.
pub(crate) fn trap_reason(code: TrapCode) -> &'static str {
    match code {
        TrapCode::UnreachableCodeReached => {
            "unreachable code was executed, which usually means a panic or a failed assertion"
        }
        TrapCode::MemoryOutOfBounds => "memory outside the bounds was accessed",
        TrapCode::TableOutOfBounds => "a table was accessed outside its bounds",
        TrapCode::IndirectCallToNull => "a null function was called",
        TrapCode::IntegerDivisionByZero => "an integer was divided by zero",
        TrapCode::IntegerOverflow => "an integer overflowed",
        TrapCode::BadConversionToInteger => {
            "a number that does not fit was converted to an integer"
        }
        TrapCode::StackOverflow => "the stack overflowed, which usually means an endless recursion",
        TrapCode::BadSignature => "a function was called with a wrong type",
        TrapCode::OutOfFuel => {
            "the fuel of the call was used up, which usually means an endless loop"
        }
        TrapCode::GrowthOperationLimited => "the memory limit was exceeded",
        TrapCode::OutOfSystemMemory => "the system has no memory left",
    }
}
