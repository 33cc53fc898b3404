"""An MCP server whose tools accept only the arguments they list; an error is one sentence."""

from __future__ import annotations

from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import Tool
from pydantic import ValidationError

from firehouse.core.nearest import quoted

KINDS: Final = {"int": "a whole number", "list": "a list of texts"}
"""What an argument should be, by how the names of the library's errors begin."""
TEXT: Final = "a text"


class Exact(MCPServer[Any]):
    """Refuses what a tool does not take before anything is done."""

    async def list_tools(self) -> list[Tool]:
        """The tools; their schemas allow nothing else."""
        found = await super().list_tools()
        for tool in found:
            tool.input_schema["additionalProperties"] = False
        return found

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool; a ToolError says in a sentence what is wrong with its arguments."""
        for tool in await self.list_tools():
            known = tool.input_schema["properties"] if tool.name == name else arguments
            if unknown := [word for word in arguments if word not in known]:
                takes = ", ".join(known) or "nothing"
                raise _refused(name, f"{name} takes no '{quoted(unknown[0])}'; it takes {takes}.")
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise _refused(name, _said(name, error.__cause__)) from None
            raise


def _refused(name: str, sentence: str) -> ToolError:
    """The sentence, begun as the library begins every error."""
    return ToolError(f"Error executing tool {name}: {sentence}")


def _said(name: str, error: ValidationError) -> str:
    first = error.errors()[0]
    argument = first["loc"][0]
    if first["type"] == "missing":
        return f"{name} needs '{argument}'."
    wanted = KINDS.get(first["type"].partition("_")[0], TEXT)
    return f"'{argument}' should be {wanted}; this is {quoted(repr(first['input']))}."
